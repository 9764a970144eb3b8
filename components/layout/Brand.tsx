/** The firm's mark, a roof over a dimension line, and its name; a link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <a
      href="/"
      className="flex min-h-11 items-center gap-3 font-medium font-serif text-heading-s text-ink max-tiny:text-label"
    >
      <svg
        width="34"
        height="34"
        viewBox="0 0 34 34"
        aria-hidden="true"
        focusable="false"
        className="shrink-0 max-tiny:hidden"
      >
        <path d="M3 18 17 6l14 12-3 3.5L17 12 6 21.5z" className="fill-spruce" />
        <path d="M5 25.5v5M29 25.5v5M5 28h24" fill="none" strokeWidth="2" className="stroke-brass" />
      </svg>
      <span className="leading-none">{name}</span>
    </a>
  );
}
