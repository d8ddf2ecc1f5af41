import { useId, type ReactNode } from 'react';

interface PostingSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the form with its heading and what it asks for. */
export function PostingSection({ title, lead, children }: PostingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  );
}
