/** The questions that families and staff are asked: their wording, which of them show, what their answers mean, and which answers are valid. */
export {};
