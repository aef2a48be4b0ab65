const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Returns the keys that open the search, as they are on this keyboard. */
export const searchKeyWords = (): readonly string[] => (isApple() ? ['⌘', 'K'] : ['Ctrl', 'K']);
