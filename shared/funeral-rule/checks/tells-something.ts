/** Words that fill a field without saying anything. */
const filler =
  /\b(?:n\/?a|none|nil|tbd|tba|to be (?:determined|announced|advised)|see|ask|call|contact|upon|request|available|various|varies|etc|details?|more|information|please|included?|includes?|services?|our|this|that|with|from|your|director|staff|listed|below|above|attached|needed|necessary|required|everything|anything|something|usual|standard|applicable|will|vary|many|other|others|the|and|for|you|are|any|all|can|per|may|not|at|on|in|of)\b/gi;

/** Matches what a form or draft leaves to fill in. Words that a home may also write are placeholders only if nothing else is there. */
const placeholder =
  /\(\s*specify\b|\b(?:tbd|tba|tbc|lorem ipsum)\b|\bto be (?:determined|announced|confirmed)\b|\bx{3,}\b|_{3,}|[[<{]\s*(?:insert|list|enter|specify|your|name|address|phone|telephone|services?)\b[^\]>}]*[\]>}]|^\W*(?:specify|n\/?a|none|nil|unknown|pending|xx|(?:insert|enter|your|home)? ?(?:name|address|phone|telephone|services?)(?: number)?(?: (?:goes )?here)?)?\W*$/i;

/** Returns whether a text still has a gap to fill in: "(specify)", "TBD", "N/A". */
export const hasPlaceholder = (text: string): boolean => placeholder.test(text.trim());

/** Returns whether a text names anything. "n/a", "various services", and "see us for details" don't. */
export const tellsSomething = (text: string): boolean => !hasPlaceholder(text) && /\p{L}{3,}/u.test(text.replace(filler, ' '));
