import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HandoverChoice } from '../../src/presentation/shared/controls/HandoverChoice';
import { PillGroup, type Pill } from '../../src/presentation/shared/controls/PillGroup';
import { SelectField } from '../../src/presentation/shared/controls/SelectField';
import { Row } from './Row';

type Sort = 'newest' | 'cheapest';
type Kind = 'offer' | 'wanted';

const sorts: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'newest', label: 'Plus récentes' },
  { value: 'cheapest', label: 'Prix croissant' },
];
const kinds: readonly Pill<Kind>[] = [
  { value: 'offer', label: 'Une offre', hint: 'Je vends ou je donne' },
  { value: 'wanted', label: 'Une demande', hint: 'Je cherche' },
];

export function Fields() {
  const [sort, setSort] = useState<Sort>('newest');
  const [kind, setKind] = useState<Kind>('offer');
  const [handover, setHandover] = useState({ inPerson: true, delivery: false });
  return (
    <>
      <Row name="TextField">
        <TextField label="Titre" placeholder="Vélo de ville" />
        <TextField label="Titre" defaultValue="Vélo de ville" helperText="100 caractères au plus" required />
        <TextField label="Titre" defaultValue="" helperText="Donnez un titre à votre annonce." error />
        <TextField label="Titre" defaultValue="Vélo de ville" disabled />
      </Row>
      <Row name="SelectField">
        <SelectField<Sort> label="Trier par" value={sort} choices={sorts} onChange={setSort} />
      </Row>
      <Row name="PillGroup">
        <PillGroup<Kind> label="Je publie" pills={kinds} value={kind} onChange={setKind} />
        <PillGroup<Kind> label="Je publie" pills={kinds} value={null} onChange={setKind} required error="Choisissez." />
      </Row>
      <Row name="HandoverChoice">
        <HandoverChoice
          legend="Remise"
          labels={{ inPerson: 'En main propre', delivery: 'Livraison' }}
          value={handover}
          error={handover.inPerson || handover.delivery ? undefined : 'Choisissez au moins un mode de remise.'}
          onChange={setHandover}
        />
      </Row>
      <Row name="Checkbox, Switch">
        <FormControlLabel control={<Checkbox />} label="Dons uniquement" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Dons uniquement" />
        <FormControlLabel control={<Switch />} label="Par e-mail" />
        <FormControlLabel control={<Switch defaultChecked />} label="Par e-mail" />
        <FormControlLabel control={<Switch disabled />} label="Par e-mail" />
      </Row>
    </>
  );
}
