import type { ReactNode } from 'react';

/** What stands side by side, with its name in the code. */
export function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <code style={{ fontSize: '0.8125rem', color: 'var(--mb-palette-text-secondary)' }}>{name}</code>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginTop: 6 }}>{children}</div>
    </div>
  );
}
