// The form of an evening: a new one, or its title, day, coach, courts and players.

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { NewRankingEvening, type RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { eveningLimits } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { call, query } from '#web/lib/http/api.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DateField, SelectField, TextField } from '#web/ui/fields/field.tsx';
import { MultiComboboxField } from '#web/ui/fields/multi-combobox-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { useNow } from '#web/ui/use-now.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Values = NewRankingEvening;

/** Title, links and day are kept while they are typed; people are chosen again. */
const kept = ['title', 'heldOn', 'courts'] as const;

/** Plans an evening. @param onMade called with its id */
export function NewEvening({ onMade, ...dialog }: DialogProps & { onMade: (id: string) => void }) {
  const { id, role } = useCurrentUser();
  const values: Values = {
    title: '',
    heldOn: wallTime(useNow().getTime(), ownTimeZone()).date,
    coachId: role === 'club' ? '' : id,
    courts: [{ id: null, name: t`Court ${{ number: 1 }}`, videoUrl: '' }],
    playerIds: [],
  };
  const form = useSchemaForm(NewRankingEvening, values, { name: 'new-evening', only: kept });
  const making = useEndpointForm(form, endpoints.createRankingEvening, {
    id: 'new-evening',
    sent: (body) => ({ body }),
    onSuccess: (made) => {
      form.reset(values);
      dialog.onOpenChange(false);
      onMade(made.id);
    },
  });
  return (
    <FormDialog form={making} {...dialog} title={t`New ranking evening`} submitLabel={t`Make evening`}>
      <EveningFields form={form} parts={making} players={[]} />
    </FormDialog>
  );
}

/** Changes an open evening. */
export function EditEvening({ evening, ...dialog }: DialogProps & { evening: RankingEvening }) {
  const { id: eveningId, version, title, heldOn, coach, courts, players } = evening;
  const values: Values = {
    title,
    heldOn,
    coachId: coach?.id ?? '',
    courts: courts.map(({ id, name, videoUrl }) => ({ id, name, videoUrl })),
    playerIds: players.map(({ player }) => player.id),
  };
  const form = useSchemaForm(NewRankingEvening, values, { name: `evening-${eveningId}`, only: kept });
  const saving = useEndpointForm(form, endpoints.changeRankingEvening, {
    id: 'edit-evening',
    sent: (body) => ({ params: { eveningId }, body: { version, evening: body } }),
    onSuccess: () => {
      dialog.onOpenChange(false);
      toast({ title: t`${{ title }} is saved`, tone: 'success' });
    },
  });
  return (
    <FormDialog form={saving} {...dialog} title={t`Edit evening`} submitLabel={t`Save`}>
      <EveningFields form={form} parts={saving} players={players.map(({ player }) => player)} />
    </FormDialog>
  );
}

type EveningForm = ReturnType<typeof useSchemaForm<Values, Values>>;

interface FieldsProps {
  form: EveningForm;
  parts: Pick<
    ReturnType<typeof useEndpointForm<typeof endpoints.createRankingEvening, Values, Values, EveningForm['draft']>>,
    'field' | 'mark'
  >;
  /** Those chosen so far, by name. */
  players: readonly Named[];
}

interface Named {
  id: string;
  firstName: string;
  lastName: string;
  country: string;
  currentLevel: string | null;
}

function EveningFields({ form, parts: { field, mark }, players }: FieldsProps) {
  const { role } = useCurrentUser();
  const courts = useFieldArray({ control: form.control, name: 'courts', keyName: 'key' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField {...field('title')} label={t`Title`} autoComplete="off" />
        <DateField {...field('heldOn')} label={t`Day`} />
      </div>
      {role === 'club' && <CoachField field={field('coachId')} />}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{t`Courts`}</legend>
        {courts.fields.map((court, index) => (
          <div
            key={court.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:border-b max-sm:pb-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <TextField
              // oxlint-disable-next-line pala-texts/in-macros -- the name of a field
              {...field(`courts.${index}.name`)}
              label={t`Name`}
              autoComplete="off"
            />
            <TextField
              // oxlint-disable-next-line pala-texts/in-macros -- the name of a field
              {...field(`courts.${index}.videoUrl`)}
              label={t`YouTube or Matchi link`}
              inputMode="url"
              className="max-sm:col-span-2 max-sm:row-start-2"
              autoComplete="off"
            />
            <IconButton
              label={t`Remove court ${{ number: index + 1 }}`}
              className="mt-7"
              disabled={courts.fields.length === 1}
              onClick={() => courts.remove(index)}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        ))}
        {mark('courts').error && <p className="text-sm text-danger">{mark('courts').error}</p>}
        {courts.fields.length < eveningLimits.courts && (
          <Button
            variant="secondary"
            size="sm"
            className="w-fit"
            icon={<Plus aria-hidden />}
            onClick={() =>
              courts.append({ id: null, name: t`Court ${{ number: courts.fields.length + 1 }}`, videoUrl: '' })
            }
          >
            {t`Add court`}
          </Button>
        )}
      </fieldset>
      <PlayersField form={form} {...mark('playerIds')} first={players} hasGroups={role === 'club'} />
    </>
  );
}

function CoachField({ field }: { field: ReturnType<FieldsProps['parts']['field']> }) {
  const { rows = [] } = usePages(endpoints.listClubCoaches);
  const options = rows
    .filter(({ isSuspended }) => !isSuspended)
    .map((coach) => ({ value: coach.id, label: personName(coach) }));
  return <SelectField {...field} label={t`Coach`} placeholder={t`Choose a coach`} options={options} />;
}

/** Typing pause before searching, in milliseconds. */
const pause = 250;

interface PlayersFieldProps {
  form: EveningForm;
  id: string;
  error: string | undefined;
  first: readonly Named[];
  hasGroups: boolean;
}

function PlayersField({ form, id, error, first, hasGroups }: PlayersFieldProps) {
  const mappings = useScaleMappings();
  const toItem = (player: Named) => ({
    value: player.id,
    label: personName(player),
    hint: shortLevel(player.currentLevel, player.country, mappings),
  });
  const [chosen, setChosen] = useState(() => first.map(toItem));
  const [text, setText] = useState('');
  const search = useSettled(isBlank(text) ? undefined : text.trim(), pause);
  const found = useQuery({
    ...query(endpoints.findEveningPlayers, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const choose = (next: typeof chosen) => {
    setChosen(next);
    const ids = next.map(({ value }) => value);
    form.setValue('playerIds', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const takeGroup = async (groupId: string) => {
    try {
      const members = await call(endpoints.findEveningPlayers, { query: { groupId } });
      const others = members.map(toItem).filter(({ value }) => !chosen.some((one) => one.value === value));
      choose([...chosen, ...others]);
    } catch (failure) {
      failureToast(t`The group could not be loaded`, failure, t`Please try again.`);
    }
  };
  return (
    <div className="grid gap-2">
      <MultiComboboxField
        id={id}
        label={t`Players (${{ count: chosen.length }})`}
        help={t`${{ fewest: eveningLimits.minPlayers }} to ${{ most: eveningLimits.maxPlayers }} members of the club.`}
        placeholder={t`Search by name`}
        {...(error && { error })}
        items={(found.data ?? []).map(toItem)}
        search={text}
        onSearchChange={setText}
        chosen={chosen}
        onChosenChange={choose}
        emptyText={
          found.isError
            ? t`Members could not be loaded.`
            : found.isPending
              ? t`Searching...`
              : t`No member has that name.`
        }
      />
      {hasGroups && <GroupChoice onChoose={(groupId) => void takeGroup(groupId)} />}
    </div>
  );
}

function GroupChoice({ onChoose }: { onChoose: (groupId: string) => void }) {
  const { data = [] } = useQuery(query(endpoints.listClubGroups));
  if (data.length === 0) return null;
  return (
    <SelectField
      label={t`Take a whole group`}
      value=""
      placeholder={t`Choose a group`}
      options={data.map(({ id, name, members }) => ({ value: id, label: `${name} (${members})` }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
