// The FTC Funeral Rule (16 CFR 453) as data and rules: the lines of the price list and the sentences that it must print. Import the file you need.
export {};
