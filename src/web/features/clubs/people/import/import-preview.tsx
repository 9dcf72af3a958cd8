// The preview of a file: format, lines to correct, people to invite and left out.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { DraftNotice } from '#web/ui/fields/form.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FaultyLines } from './faulty-lines.tsx';
import { encodingLabels } from './read-file.ts';
import { isValid, type ReadPlayer } from './read-players.ts';
import { separatorLabels } from './read-table.ts';
import type { ImportFile } from './use-import-file.ts';

interface ImportPreviewProps {
  file: NonNullable<ImportFile['file']>;
  reading: ImportFile;
}

/** The chosen file: its format, then its columns or players. */
export function ImportPreview({ file, reading, onStarted }: ImportPreviewProps & { onStarted: () => void }) {
  const { name, table, refusal, columns, isChoosing, workbook } = file;
  return (
    <Card as="section" className="grid gap-5">
      <CardTitle className="mb-0 wrap-anywhere">
        <Trans>
          Preview of <bdi translate="no">{name}</bdi>
        </Trans>
      </CardTitle>
      {reading.isRestored && <DraftNotice draft={{ restored: 'unchanged', discard: reading.forget }} />}
      <FileFormat file={file} reading={reading} />
      {workbook?.hasFormulas === true && (
        <p className="text-sm text-ink-muted">{t`This workbook has formulas. Their last saved results are used.`}</p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
      {table && isChoosing && (
        <ColumnsStep
          table={table}
          columns={columns}
          onChange={reading.setColumns}
          onDone={() => reading.setChoosing(false)}
        />
      )}
      {table && !isChoosing && <Players reading={reading} onStarted={onStarted} />}
    </Card>
  );
}

/** Encoding and separator, or the sheet; and the columns. Each can be changed. */
function FileFormat({ file: { table, encoding, isChoosing, workbook }, reading }: ImportPreviewProps) {
  const sheets = workbook?.sheets.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <div className="flex flex-wrap gap-2">
      {workbook ? (
        sheets.length > 1 && (
          <FilterSelect
            label={t`Sheet`}
            value={reading.sheet ?? sheets[0]?.value ?? ''}
            onValueChange={reading.readSheet}
            options={sheets}
          />
        )
      ) : (
        <>
          <FilterSelect
            label={t`Encoding`}
            value={encoding}
            onValueChange={(next) => reading.readAs({ encoding: next })}
            options={valuesOf(encodingLabels).map((value) => ({ value, label: encodingLabels[value] }))}
          />
          <FilterSelect
            label={t`Separator`}
            value={reading.separator}
            onValueChange={(next) => reading.readAs({ separator: next })}
            options={valuesOf(separatorLabels).map((value) => ({ value, label: say(separatorLabels[value]) }))}
          />
        </>
      )}
      {table && !isChoosing && (
        <Button variant="secondary" size="sm" onClick={() => reading.setChoosing(true)}>
          {t`Match the columns`}
        </Button>
      )}
    </div>
  );
}

function valuesOf<Value extends string>(labels: Readonly<Record<Value, unknown>>) {
  return Object.keys(labels) as Value[];
}

/** Lines to correct, people, and the Invite button. */
function Players({ reading, onStarted }: { reading: ImportFile; onStarted: () => void }) {
  const { players, faulty, members, invited, isChecking, failure, forget } = reading;
  const [opened, setOpened] = useState<number>();
  const start = useCall(endpoints.startClubImport, {
    onSuccess: () => {
      forget();
      onStarted();
    },
    onError: (error) => failureToast(t`The import was not started`, error, t`Please try again.`),
  });
  const [keyOf] = useState(submissionKeys);
  const confirm = () => {
    const sent = players.map(({ line: _line, coachText: _text, coach, groupTexts: _texts, groups, ...player }) => ({
      ...player,
      ...(coach && { coachId: coach.id }),
      ...(groups && { groupIds: groups.map(({ id }) => id) }),
    }));
    start.mutate({ body: { key: keyOf(sent), players: sent } });
  };
  const edit = ({ line, firstName, lastName, adultOn, guardian }: ReadPlayer) => {
    const ofJunior = adultOn !== undefined && { adultOn, guardian: guardian ? personName(guardian) : '' };
    reading.correct(line, { firstName, lastName, ...ofJunior });
    setOpened(line);
  };
  const wrong = faulty.filter((line) => !isValid(line));
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        <Fact name={t`Will be invited`} value={players.length} />
        <Fact name={t`To correct`} value={wrong.length} />
        <Fact name={t`Already members`} value={members.length} />
        <Fact name={t`Already invited`} value={invited.length} />
      </dl>
      {faulty.length > 0 && (
        <FaultyLines lines={faulty} edits={reading.edits} correct={reading.correct} opened={opened} />
      )}
      <People title={t`Already members, left out`} people={members} />
      <People title={t`Already invited, left out`} people={invited} />
      <People title={t`Will be invited`} people={players} onEdit={edit} />
      {players.some(({ adultOn }) => adultOn !== undefined) && (
        <p className="max-w-[70ch] text-sm text-ink-muted">
          {t`A junior’s guardian gets one email for all siblings and accepts for each. Coach and groups follow then. Born is not kept, only the 18th birthday.`}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-medium text-danger">
          {failure}
          <Button variant="secondary" size="sm" onClick={reading.checkAgain}>
            {t`Try again`}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t pt-4">
        <Button variant="secondary" onClick={forget}>
          {t`Cancel`}
        </Button>
        <Button
          disabled={players.length === 0 || isChecking || failure !== undefined}
          busy={start.isPending}
          busyLabel={t`Starting...`}
          onClick={confirm}
        >
          {plural({ count: players.length }, { one: 'Invite # player', other: 'Invite # players' })}
        </Button>
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-heading text-xl font-semibold">{formatNumber(value)}</dd>
    </div>
  );
}

/** Names per page of a long list. */
const namesAtOnce = 50;

interface PeopleProps {
  title: string;
  people: readonly ReadPlayer[];
  /** Opens a player's names, which may be split wrongly. */
  onEdit?: (person: ReadPlayer) => void;
}

function People({ title, people, onEdit }: PeopleProps) {
  const id = useId();
  const [shown, setShown] = useState(namesAtOnce);
  const mappings = useScaleMappings();
  if (people.length === 0) return null;
  return (
    <details className="text-sm" open={people.length <= 10}>
      <summary id={id} className="min-h-8 cursor-pointer font-medium">
        {title} ({formatNumber(people.length)})
      </summary>
      <ul aria-labelledby={id} className="mt-1 grid gap-0.5 text-ink-muted">
        {people.slice(0, shown).map((person) => (
          <li key={person.line} className="flex items-center gap-1 wrap-anywhere">
            {onEdit && (
              <IconButton
                label={t`Edit the name of ${{ person: personName(person) }}`}
                variant="ghost"
                size="sm"
                onClick={() => onEdit(person)}
              >
                <Pencil aria-hidden />
              </IconButton>
            )}
            <span>
              <Name person={person} />,{' '}
              {person.adultOn === undefined ? (
                <span>{person.email}</span>
              ) : (
                <Junior adultOn={person.adultOn} email={person.email} isAsked={onEdit !== undefined} />
              )}
              {person.currentLevel !== undefined && (
                <span>, {shortLevel(person.currentLevel, person.country, mappings)}</span>
              )}
              {person.coach && (
                <span>
                  , <CoachName name={personName(person.coach)} />
                </span>
              )}
              {person.groups && (
                <span>
                  , <bdi translate="no">{person.groups.map(({ name }) => name).join(', ')}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + namesAtOnce)}>
          {t`Show more (${{ count: formatNumber(people.length - shown) }} left)`}
        </Button>
      )}
    </details>
  );
}

/** Says of a junior until when, and that the address is the guardian's. */
function Junior({ adultOn, email, isAsked }: { adultOn: string; email: string; isAsked: boolean }) {
  const day = formatDay(adultOn);
  return (
    <span>
      {isAsked ? (
        <Trans>
          junior until {day}, guardian asked at <span>{email}</span>
        </Trans>
      ) : (
        <Trans>
          junior until {day}, guardian’s address <span>{email}</span>
        </Trans>
      )}
    </span>
  );
}

function CoachName({ name }: { name: string }) {
  return (
    <Trans>
      coach <bdi translate="no">{name}</bdi>
    </Trans>
  );
}

/** A name with a distinct last name. */
function Name({ person: { firstName, lastName } }: { person: ReadPlayer }) {
  return (
    <bdi translate="no" className="text-ink">
      {firstName} <strong className="font-medium">{lastName}</strong>
    </bdi>
  );
}
