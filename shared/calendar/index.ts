/** The calendar of a home, as pure rules: what a clock on its wall shows, who or what is needed twice, and how days, weeks, and months are laid out. */
export {};
