import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PhoneCodeStep } from './PhoneCodeStep';
import { PhoneNumberStep } from './PhoneNumberStep';
import type { PhoneSignInViewModel } from './PhoneSignInViewModel';

/** Signs in by phone, in two steps. */
export const PhoneForm = observer(function PhoneForm({ viewModel }: { readonly viewModel: PhoneSignInViewModel }) {
  const { requested } = viewModel;
  if (requested === null) {
    return (
      <StepForm onSubmit={() => void viewModel.send()}>
        <PhoneNumberStep viewModel={viewModel} />
      </StepForm>
    );
  }
  return (
    <StepForm onSubmit={() => void viewModel.confirm()}>
      <PhoneCodeStep viewModel={viewModel} requested={requested} />
    </StepForm>
  );
});

function StepForm({ onSubmit, children }: { readonly onSubmit: () => void; readonly children: ReactNode }) {
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
  display: 'grid', gap: 16, width: '100%', maxWidth: 440,
  p: { margin: 0 },
  '.small': { fontSize: '0.875rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
});
