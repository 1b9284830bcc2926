// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace pitwise {

class Trainer;

/// States of the exam pages worth a picture, in the order in which they come about.
enum class ExamShot { Doors, Shelf, Blueprint, Plan, Release, Sitting, Results, Result, Appeal, People, Verify };

/// Brings the exam pages there, with a small exam made for it.
void showExam(Trainer &trainer, ExamShot shot);

} // namespace pitwise
