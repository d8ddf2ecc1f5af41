import type { ReactNode } from 'react';

/** What stands side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>;
}
