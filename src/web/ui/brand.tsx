import './brand.css';

/** The mark: a day that is almost round, and the hand in the colour of "clocked in". */
export function BrandMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden>
      <rect className="face" width="26" height="26" rx="8" />
      <path className="ring" d="M13 5.6a7.4 7.4 0 1 1-7.2 5.7" />
      <path className="hand" d="M13 9v4.2l3.1 2" />
    </svg>
  );
}
