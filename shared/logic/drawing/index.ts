/** Rules as people see and edit them: drawn from their JSON text, changed in it by path, stated as a sentence, and tried on samples. */
export {};
