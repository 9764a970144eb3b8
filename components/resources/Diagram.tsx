interface DiagramProps {
  name: string;
  caption: string;
}

/** A diagram of a guide, by the name that the Markdown gives. */
export function Diagram({ caption }: DiagramProps) {
  return <figure>{caption}</figure>;
}
