/** Questions of all groups: listed with what asks and reads them, moved between groups, and edited as they will be asked. */
export {};
