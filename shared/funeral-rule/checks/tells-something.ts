/** Words that fill a field without saying anything. */
const filler =
  /\b(?:n\/?a|none|nil|tbd|tba|to be (?:determined|announced|advised)|see|ask|call|contact|upon|request|available|various|varies|etc|details?|more|information|please|included?|includes?|services?|our|this|that|with|from|your|director|staff|listed|below|above|attached|needed|necessary|required|everything|anything|something|usual|standard|applicable|will|vary|many|other|others|the|and|for|you|are|any|all|can|per|may|not|at|on|in|of)\b/gi;

/** Whether a text names anything: "n/a", "various services" and "see us for details" don't. */
export const tellsSomething = (text: string): boolean => /\p{L}{3,}/u.test(text.replace(filler, ' '));
