/** The screens of system administrators belong here, one file each. They need a separate sign-in. */
export {};
