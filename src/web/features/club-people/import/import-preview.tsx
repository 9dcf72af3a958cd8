// What a file holds, before anything happens: who will be asked, who is left out, and each line that cannot be read.

import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { submissionKeys } from '#web/lib/http/submission-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { fieldLabels } from './columns.ts';
import type { BadLine, ReadFile } from './read-players.ts';
import type { CheckedFile } from './use-import-file.ts';

const count = (number: number, one: string, many: string) => `${formatNumber(number)} ${number === 1 ? one : many}`;

/** The preview, and the one button that asks them all in. */
export function ImportPreview({ file, onDone }: { file: CheckedFile; onDone: () => void }) {
  const { name, players, bad, members, invited } = file;
  const badLines = new Set(bad.map(({ line }) => line)).size;
  const start = useCall(endpoints.startClubImport, {
    onSuccess: ({ total }) => {
      toast({
        title: 'Import started',
        description: `${count(total, 'player is', 'players are')} asked in.`,
        tone: 'success',
      });
      onDone();
    },
    onError: (error) => failureToast('Nobody was imported', error, 'Please try again.'),
  });
  const [keyOf] = useState(submissionKeys);
  const confirm = () => {
    const sent = players.map(({ line: _line, ...player }) => player);
    start.mutate({ body: { key: keyOf(sent), players: sent } });
  };
  return (
    <Card as="section" className="grid gap-5">
      <CardTitle className="mb-0">What is in {name}</CardTitle>
      <dl className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        <Fact name="Will be invited" value={players.length} />
        <Fact name="Something is wrong" value={badLines} />
        <Fact name="Members already" value={members.length} />
        <Fact name="Invited already" value={invited.length} />
      </dl>
      {bad.length > 0 && <BadLines lines={bad} />}
      <People title="Members already, left out" people={members} />
      <People title="Invited already, left out" people={invited} />
      <People title="Will be invited" people={players} />
      <div className="flex flex-wrap justify-end gap-2 border-t pt-4">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button disabled={players.length === 0} busy={start.isPending} busyLabel="Starting..." onClick={confirm}>
          Invite {count(players.length, 'player', 'players')}
        </Button>
      </div>
    </Card>
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

/** Every line with what is wrong, in a box that scrolls. */
function BadLines({ lines }: { lines: readonly BadLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-medium">
        Lines that are left out
      </h3>
      <ul
        // Scrolls with the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-64 overflow-y-auto rounded-lg border bg-surface-sunken px-3 text-sm"
      >
        {lines.map(({ line, field, message }) => (
          <li key={`${line}-${field}`} className="border-b py-1.5 last:border-b-0">
            <span className="font-medium">
              Line {line}
              {field && <span>{`, ${fieldLabels[field]}`}</span>}
              <span>:</span>
            </span>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many names of a long list are shown. */
const shownNames = 50;

function People({ title, people }: { title: string; people: ReadFile['players'] }) {
  if (people.length === 0) return null;
  return (
    <details className="text-sm" open={people.length <= 10}>
      <summary className="min-h-8 cursor-pointer font-medium">
        {title} ({formatNumber(people.length)})
      </summary>
      <ul className="mt-1 grid gap-0.5 text-ink-muted">
        {people.slice(0, shownNames).map((person) => (
          <li key={person.email} className="wrap-anywhere">
            <bdi translate="no" className="text-ink">
              {personName(person)}
            </bdi>
            , {person.email}
          </li>
        ))}
      </ul>
      {people.length > shownNames && (
        <p className="mt-1 text-ink-muted">and {formatNumber(people.length - shownNames)} more</p>
      )}
    </details>
  );
}
