import styled from '@emotion/styled';
import type { ConfigurationFailure } from '../../application/maintenance/AppConfigurationRepository';
import { configurationErrorMessages } from './messages';

/** Shows an admin why the site closed by itself (specification §8). */
export function ConfigurationError({ failure }: { readonly failure: ConfigurationFailure }) {
  return (
    <Box role="alert">
      <strong>{configurationErrorMessages.title}</strong>
      <p>{configurationErrorMessages.text(failure)}</p>
    </Box>
  );
}

const Box = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  marginBottom: 20,
  padding: '14px 20px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-error-main)',
  borderInlineStartWidth: 6,
  textAlign: 'start',
  backgroundColor: 'var(--mb-palette-background-paper)',
  strong: { color: 'var(--mb-palette-error-main)' },
  p: { margin: '4px 0 0', overflowWrap: 'anywhere' },
});
