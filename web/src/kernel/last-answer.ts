/** The Date of the last answer, and when it came: every page notes it, and few reckon with it. */
export const lastAnswer = { date: '', at: 0 };
