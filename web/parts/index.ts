/** Product-aware components that two or more screens use belong here, one file each. What only one screen uses is beside that screen. */
export {};
