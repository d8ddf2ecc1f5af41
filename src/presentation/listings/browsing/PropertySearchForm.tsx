import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FacetCounts } from '../../../application/search/ListingSearch';
import type { Location } from '../../../domain/listings/place/Location';
import { DEFAULT_RADIUS_KM } from '../../../domain/search/criteria/SearchCriteria';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { PillGroup } from '../../shared/controls/PillGroup';
import { PlaceField } from '../../shared/places/PlaceField';
import { paths } from '../../shared/paths';
import { above, below } from '../../shared/page/screenWidths';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { formatNumber } from '../../shared/format/formatNumber';
import { browsingMessages, propertyMessages as messages } from './categoryMessages';
import { propertyProjects, type PropertyProject } from './propertyProjects';

interface PropertySearchFormProps {
  /** Null: not known yet. */
  readonly counts: FacetCounts['categories'] | null;
}

/** Searches property by project, commune and budget. */
export function PropertySearchForm({ counts }: PropertySearchFormProps) {
  const [project, setProject] = useState<PropertyProject>(propertyProjects[0]);
  const [place, setPlace] = useState<Location | null>(null);
  const [budget, setBudget] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const maximum = Number(budget);
    void navigate(
      paths.search({
        categoryId: project.categoryId,
        ...(place === null ? {} : { place: { ...place, radiusKm: DEFAULT_RADIUS_KM } }),
        ...(maximum > 0 ? { price: { maximum } } : {}),
      }),
    );
  };
  return (
    <Form onSubmit={submit} aria-label={messages.search}>
      <PillGroup
        label={messages.project}
        pills={propertyProjects.map(({ categoryId, label }) => ({
          value: categoryId,
          label,
          hint: countText(counts, categoryId),
        }))}
        value={project.categoryId}
        onChange={(id) => setProject(propertyProjects.find(({ categoryId }) => categoryId === id) ?? project)}
      />
      <div className="fields">
        <PlaceField label={messages.commune} value={place} onChange={setPlace} />
        <TextField
          label={project.isMonthly ? messages.monthly : messages.budget}
          value={budget}
          onChange={(event) => setBudget(event.target.value.replace(/\D/g, '').slice(0, 8))}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
            input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
          }}
        />
        <Button type="submit" variant="contained" size="large">
          {messages.submit}
        </Button>
      </div>
    </Form>
  );
}

/** A space that keeps the room of a number that is not known yet. */
function countText(counts: PropertySearchFormProps['counts'], id: string): string {
  if (counts === null) return '\u00a0';
  const count = counts[id] ?? 0;
  return browsingMessages.count(formatNumber(count), count >= 2);
}

const Form = styled.form({
  padding: 'clamp(14px, 2vw, 22px)',
  borderRadius: 22,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  '.fields': { display: 'grid', gap: FIELD_GAP, alignItems: 'baseline', marginTop: 16 },
  '.fields button': { minHeight: 56 },
  [below(520)]: {
    legend: visuallyHidden,
    'fieldset .pills': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    small: { display: 'none' },
  },
  [above(760)]: { '.fields': { gridTemplateColumns: 'minmax(0, 2fr) minmax(180px, 1fr) auto' } },
});
