import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice } from '../../shared/format/formatPrice';
import type { EnergyLetter } from './energyColours';
import { energyDiagnosis, type EnergyDiagnosis } from './energyDiagnosis';
import { EnergyScale } from './EnergyScale';
import { energyMessages as messages } from './legalMessages';

/** The energy diagnosis of a dwelling, in its official colours. */
export function ListingEnergy({ listing }: { readonly listing: Listing }) {
  const diagnosis = energyDiagnosis(listing);
  if (diagnosis === null) return null;
  const { climate, energy, status, yearlyCost } = diagnosis;
  return (
    <section>
      <h2>{messages.heading}</h2>
      {energy === null && climate === null && <p>{messages.status(status)}</p>}
      <Scales>
        {energy !== null && <Scale display="energy" name={messages.energy} letter={energy} />}
        {climate !== null && <Scale display="climate" name={messages.climate} letter={climate} />}
      </Scales>
      {yearlyCost !== null && <p>{costText(yearlyCost)}</p>}
    </section>
  );
}

interface ScaleProps {
  readonly display: 'energy' | 'climate';
  readonly name: string;
  readonly letter: EnergyLetter;
}

function Scale({ display, name, letter }: ScaleProps) {
  return (
    <div>
      <h3>{name}</h3>
      <EnergyScale display={display} letter={letter} label={messages.letter(name, letter)} />
    </div>
  );
}

function costText({ minimum, maximum, year }: NonNullable<EnergyDiagnosis['yearlyCost']>): string {
  const euros = (amount: number) => formatPrice({ kind: 'amount', euros: amount });
  return messages.cost(euros(minimum), euros(maximum), String(year));
}

const Scales = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: '12px 32px',
  h3: { margin: '0 0 4px', fontSize: '0.9375rem', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
});
