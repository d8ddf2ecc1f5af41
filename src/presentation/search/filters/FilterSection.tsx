import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface FilterSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of filters with a title. */
export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: '18px 0',
  border: 0,
  '& + &, nav + &': { borderTop: '1px solid var(--mb-palette-divider)' },
  // A legend would otherwise sit on the border.
  '& > legend': { float: 'left', width: '100%', padding: 0, marginBottom: 10, fontWeight: 700, lineHeight: 1.3 },
  '& > legend + *': { clear: 'both' },
});
