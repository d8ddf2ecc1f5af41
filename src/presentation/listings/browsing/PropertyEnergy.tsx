import styled from '@emotion/styled';
import { PageSection } from '../../shared/page/PageSection';
import { WIDE_SCREEN } from '../../shared/page/screenWidths';
import { propertyMessages } from './categoryMessages';
import { EnergyScale } from '../display/EnergyScale';

/** Explains the energy diagnosis that property listings show. */
export function PropertyEnergy() {
  const { title, text, scale } = propertyMessages.dpe;
  return (
    <PageSection>
      <Note>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <EnergyScale display="energy" label={scale} />
      </Note>
    </PageSection>
  );
}

const Note = styled.div({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  padding: 'clamp(18px, 3vw, 32px)',
  borderRadius: 22,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  h2: { font: 'var(--mb-font-h2)', margin: '0 0 8px' },
  p: { margin: 0, maxWidth: '68ch', lineHeight: 1.6 },
  [WIDE_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});
