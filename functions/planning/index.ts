/** What the calls about plans share, of whichever group: whose a plan is, what of it holds, how it is saved, read and sent. */
export {};
