/** The first thing that the Tab key reaches: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link fixed top-0 left-2 z-50 -translate-y-full rounded-edge bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-2"
    >
      Skip to the page content
    </a>
  );
}
