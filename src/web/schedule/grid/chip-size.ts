/** What a shift takes up in its cell, in pixels: rows are reckoned by it before they are measured, and sketched by it. */
export const chipBlockSize = 56;
/** Between two shifts of a cell. */
export const chipGap = 4;
