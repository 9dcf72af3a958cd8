// The menu of a player's progress: a season's notes as a file.

import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, FileDown } from 'lucide-react';
import { useState } from 'react';
import { files } from '#contract/files.ts';
import { halfYears } from '#domain/time/half-years.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

/** Seasons to choose from: older ones are in "All reviews". */
const seasonsShown = 6;

/** Opens the choice of a season. */
export function ProgressMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={t`More for your progress`}
        trigger={
          <IconButton label={t`More for your progress`} variant="secondary" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[{ label: t`Download a season’s notes`, icon: <FileDown aria-hidden />, onSelect: () => setOpen(true) }]}
      />
      <SeasonNotes open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface SeasonNotesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function SeasonNotes({ open, onOpenChange }: SeasonNotesProps) {
  const zone = ownTimeZone();
  const [seasons] = useState(() => halfYears(wallTime(Date.now(), zone).date, seasonsShown));
  const [chosen, setChosen] = useState(seasons[0]?.from ?? '');
  const file = useMutation({
    mutationFn: () => {
      const season = seasons.find(({ from }) => from === chosen);
      const period = season && { from: season.from, to: season.to };
      return download(`${files.seasonNotes.path}?${new URLSearchParams({ ...period, timeZone: zone })}`);
    },
    onSuccess: () => onOpenChange(false),
    onError: (error) => failureToast(t`Notes not downloaded`, error, t`Please try again.`),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Download a season’s notes`}
      description={t`One page with your coaches’ notes, a link to each moment and your ratings over time. It opens in any browser, even offline, and prints well.`}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            {t`Download`}
          </Button>
        </>
      }
    >
      <SelectField
        label={t`Season`}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[...seasons.map(({ from, label }) => ({ value: from, label })), { value: '', label: t`All reviews` }]}
      />
    </Dialog>
  );
}
