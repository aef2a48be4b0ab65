/** `/api/system/providers`: the homes of Yarrow as administrators keep them: who asked to join, whose page is live, who owns it. */
export const systemProviders = {};
