// What a case's statement of funeral goods and services says and why it may be signed: its lines, what it freezes, what is wrong with it, and how it changes. Import the file you need.
export {};
