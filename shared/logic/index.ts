/** JSON logic, pure: rules checked when they are saved, compiled to closures without `eval`, and answered with true, false or unknown. */
export {};
