/** The screens of system administrators belong here, one file a screen. They need a sign-in of their own. */
export {};
