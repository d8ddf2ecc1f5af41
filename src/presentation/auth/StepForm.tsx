import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A short form: what is sent and when is its view-model's to say, and so is what is wrong. */
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
  gap: 16,
  width: '100%',
  maxWidth: 440,
  p: { margin: 0 },
  '.small': { fontSize: '0.875rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
});
