/** What the calls about plans share, whatever their group: who owns a plan, which parts are valid, how it is saved, read, and sent. */
export {};
