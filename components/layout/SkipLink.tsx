/** The first thing that the Tab key reaches: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="skip-link fixed -top-2 left-2 z-50 -translate-y-full rounded-edge bg-ink px-4 py-3 font-semibold text-paper focus:top-0 focus:translate-y-2"
    >
      Skip to the page content
    </a>
  );
}
