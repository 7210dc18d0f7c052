"""Teaching: courses with chapters and steps, worked examples, exercises, and their validation."""

from tritables.lessons.best_steps import Best, Option
from tritables.lessons.choice_steps import Choosing, Foresight, Predict
from tritables.lessons.course import Chapter, Course
from tritables.lessons.course_checks import check
from tritables.lessons.course_files import read_chapter, read_course
from tritables.lessons.example_files import read_example
from tritables.lessons.installed_courses import course, courses
from tritables.lessons.legality_steps import Judge, Mend, Variant
from tritables.lessons.outcomes import Choice, Outcome
from tritables.lessons.place_sets import Search
from tritables.lessons.steps import Do, FindAll, PlayOn, Show, Step

__all__ = [
    "Best",
    "Chapter",
    "Choice",
    "Choosing",
    "Course",
    "Do",
    "FindAll",
    "Foresight",
    "Judge",
    "Mend",
    "Option",
    "Outcome",
    "PlayOn",
    "Predict",
    "Search",
    "Show",
    "Step",
    "Variant",
    "check",
    "course",
    "courses",
    "read_chapter",
    "read_course",
    "read_example",
]
