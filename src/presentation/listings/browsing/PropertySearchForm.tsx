import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Location } from '../../../domain/listings/place/Location';
import { DEFAULT_RADIUS_KM } from '../../../domain/search/criteria/SearchCriteria';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import { PlaceField } from '../../shared/places/PlaceField';
import { paths } from '../../shared/paths';
import { above } from '../../shared/page/screenWidths';
import { propertyMessages as messages } from './categoryMessages';
import { propertyProjects, type PropertyProject } from './propertyProjects';

/** Searches property by project, commune and budget. */
export function PropertySearchForm() {
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
      <ProjectChoice value={project} onChange={setProject} />
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

interface ProjectChoiceProps {
  readonly value: PropertyProject;
  readonly onChange: (project: PropertyProject) => void;
}

function ProjectChoice({ value, onChange }: ProjectChoiceProps) {
  return (
    <Choice>
      <legend>{messages.project}</legend>
      {propertyProjects.map((project) => (
        <label key={project.categoryId}>
          <input
            type="radio"
            name="projet"
            value={project.categoryId}
            checked={project === value}
            onChange={() => onChange(project)}
          />
          <span>{project.label}</span>
        </label>
      ))}
    </Choice>
  );
}

const Form = styled.form({
  padding: 'clamp(14px, 2vw, 22px)',
  borderRadius: 22,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  '.fields': { display: 'grid', gap: FIELD_GAP, alignItems: 'baseline' },
  '.fields button': { minHeight: 56 },
  [above(760)]: { '.fields': { gridTemplateColumns: 'minmax(0, 2fr) minmax(180px, 1fr) auto' } },
});

const Choice = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
  label: { position: 'relative', cursor: 'pointer' },
  input: { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  span: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 18px',
    borderRadius: 999,
    fontWeight: 600,
    border: '1px solid var(--mb-palette-outline)',
  },
  'input:checked + span': {
    color: 'var(--mb-palette-secondary-contrastText)',
    background: 'var(--mb-palette-secondary-main)',
    borderColor: 'transparent',
  },
  'input:focus-visible + span': { outline: '3px solid var(--mb-palette-primary-main)', outlineOffset: 2 },
});
