import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FIELD_GAP } from '../shared/controls/fieldLayout';

/** A form without browser validation: its view-model validates. */
export function StepForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <Form
      noValidate
      onSubmit={(submission) => {
        submission.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Form>
  );
}

const Form = styled.form({
  display: 'grid',
  gap: FIELD_GAP,
  width: '100%',
  maxWidth: 440,
  p: { margin: 0 },
  '.small': { fontSize: '0.875rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
});
