import './states.css';

/** The shape of what is coming, in the size it will have; shows itself only after 150 ms. Sizes are CSS lengths. */
export function Skeleton({
  inlineSize = '100%',
  blockSize = '1em',
}: {
  readonly inlineSize?: string;
  readonly blockSize?: string;
}) {
  return <span aria-hidden className="skeleton" style={{ inlineSize, blockSize }} />;
}

/** Around skeletons: says once, to screen readers, that something is loading. */
export function Loading({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
