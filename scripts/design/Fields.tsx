import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState } from 'react';
import { CountedHelp } from '../../src/presentation/shared/controls/CountedHelp';
import { bareInput, fieldLook, focusRing } from '../../src/presentation/shared/controls/fieldLook';
import { HandoverChoice } from '../../src/presentation/shared/controls/HandoverChoice';
import { Icon } from '../../src/presentation/shared/controls/Icon';
import { PillGroup, type Pill } from '../../src/presentation/shared/controls/PillGroup';
import { SelectField } from '../../src/presentation/shared/controls/SelectField';
import type { DesignPart } from './DesignPart';
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
const none = { inPerson: false, delivery: false };

export const fields: DesignPart = {
  TextField: () => (
    <Row>
      <TextField label="Titre" placeholder="Vélo de ville" />
      <TextField label="Titre" defaultValue="Vélo de ville" helperText="100 caractères au plus" required />
      <TextField label="Titre" defaultValue="" helperText="Donnez un titre à votre annonce." error />
      <TextField label="Titre" defaultValue="Vélo de ville" helperText="100 caractères au plus" disabled />
      <TextField label="Ville" defaultValue="Nantes" size="small" />
      <TextField label="Description" defaultValue="Un vélo en bon état." multiline minRows={3} />
    </Row>
  ),
  CountedHelp: () => (
    <Row>
      <TextField
        label="Titre"
        defaultValue="Vélo"
        helperText={<CountedHelp text="Ce que vous vendez" length={4} maximum={100} />}
      />
      <TextField
        label="Titre"
        defaultValue="Vélo"
        error
        helperText={<CountedHelp text="Le titre est trop long." length={104} maximum={100} />}
      />
    </Row>
  ),
  fieldLook: () => (
    <Search>
      <Icon name="search" size={20} />
      <input aria-label="Rechercher" placeholder="Que cherchez-vous ?" />
    </Search>
  ),
  SelectField: Sorting,
  PillGroup: () => <Kinds chosen="offer" />,
  'PillGroup with an error': () => <Kinds chosen={null} error="Choisissez." />,
  HandoverChoice: () => <HandoverWays chosen={{ inPerson: true, delivery: false }} />,
  'HandoverChoice with an error': () => <HandoverWays chosen={none} />,
  Checkbox: () => (
    <Row>
      <FormControlLabel control={<Checkbox />} label="Dons uniquement" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Dons uniquement" />
      <FormControlLabel control={<Checkbox defaultChecked disabled />} label="Dons uniquement" />
    </Row>
  ),
  Radio: () => (
    <FormControl>
      <FormLabel id="state">État</FormLabel>
      <RadioGroup defaultValue="good" aria-labelledby="state">
        <FormControlLabel value="good" control={<Radio />} label="Bon état" />
        <FormControlLabel value="new" control={<Radio />} label="Neuf" />
        <FormControlLabel value="broken" control={<Radio />} label="À réparer" disabled />
      </RadioGroup>
    </FormControl>
  ),
  'Radio with an error': () => (
    <FormControl error>
      <FormLabel id="wrong-state">État</FormLabel>
      <RadioGroup aria-labelledby="wrong-state">
        <FormControlLabel value="good" control={<Radio />} label="Bon état" />
      </RadioGroup>
    </FormControl>
  ),
  Switch: () => (
    <Row>
      <FormControlLabel control={<Switch />} label="Par e-mail" />
      <FormControlLabel control={<Switch defaultChecked />} label="Par e-mail" />
      <FormControlLabel control={<Switch disabled />} label="Par e-mail" />
    </Row>
  ),
};

function Sorting() {
  const [sort, setSort] = useState<Sort>('newest');
  return <SelectField<Sort> label="Trier par" value={sort} choices={sorts} onChange={setSort} />;
}

function Kinds({ chosen, error }: { readonly chosen: Kind | null; readonly error?: string }) {
  const [kind, setKind] = useState(chosen);
  const isWrong = error !== undefined && kind === null;
  return (
    <PillGroup<Kind>
      label="Je publie"
      pills={kinds}
      value={kind}
      onChange={setKind}
      required={error !== undefined}
      error={isWrong ? error : undefined}
      hint="Une demande ne montre pas de photo."
    />
  );
}

function HandoverWays({ chosen }: { readonly chosen: typeof none }) {
  const [handover, setHandover] = useState(chosen);
  return (
    <HandoverChoice
      legend="Remise"
      labels={{ inPerson: 'En main propre', delivery: 'Livraison' }}
      value={handover}
      error={handover.inPerson || handover.delivery ? undefined : 'Choisissez au moins un mode de remise.'}
      onChange={setHandover}
    />
  );
}

const Search = styled.div({ ...fieldLook, ...focusRing, input: bareInput });
