// A member's rights over their data: taking it along, stepping back, being forgotten.
export {};
