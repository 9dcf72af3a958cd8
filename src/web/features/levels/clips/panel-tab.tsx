// How every coach rates the reference clips, for administrators.

import { plural, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown, Scale, TriangleAlert } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { PanelLine } from '#contract/levels/reference-clips.ts';
import { differenceWords, fewestClips } from '#domain/levels/reference-clips.ts';
import { personName } from '#domain/people/person-name.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';

interface PanelTabProps {
  season: string;
  /** Clips of the season that were published. */
  clips: number;
  /** Undefined for all skills together. */
  skill: SkillName | undefined;
  onSkillChange: (skill: SkillName | undefined) => void;
}

/** Every active coach by name, with progress and difference. */
export function PanelTab({ season, clips, skill, onSkillChange }: PanelTabProps) {
  const coaches = usePages(endpoints.listPanel, { query: { season, ...(skill && { skill }) } });
  const table = useMutation({
    mutationFn: () => download(`${files.panelTable.path}?season=${season}`),
    onError: (error) => failureToast(t`Could not download the table`, error, t`Please try again.`),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterSelect
          label={t`Rating`}
          value={skill ?? 'all'}
          onValueChange={(value) => onSkillChange(skillNames.find((one) => one === value))}
          options={[
            { value: 'all', label: t`All skills together` },
            ...skillNames.map((value) => ({ value, label: skillLabel(value) })),
          ]}
        />
        <Button
          variant="secondary"
          size="sm"
          icon={<FileDown aria-hidden />}
          busy={table.isPending}
          onClick={() => table.mutate()}
        >
          {t`Download CSV`}
        </Button>
      </div>
      <PagedList
        list={coaches}
        counted={(count) => plural(count, { one: '# coach', other: '# coaches' })}
        empty={
          <EmptyState title={t`No coaches yet`} icon={<Scale aria-hidden />}>
            {t`Coaches appear here once their accounts are active.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption={t`How coaches rate the reference clips`}
            rows={rows}
            rowKey={({ coach }) => coach.id}
            columns={[
              {
                key: 'coach',
                header: t`Coach`,
                primary: true,
                cell: ({ coach }) => <span translate="no">{personName(coach)}</span>,
              },
              {
                key: 'club',
                header: t`Club`,
                cell: ({ clubName }) => (clubName === null ? '–' : <span translate="no">{clubName}</span>),
              },
              { key: 'rated', header: t`Rated`, align: 'right', cell: ({ rated }) => t`${{ rated }} of ${{ clips }}` },
              {
                key: 'difference',
                header: t`Compared with the panel`,
                cell: ({ found }) => <Difference found={found} skill={skill} />,
              },
            ]}
          />
        )}
      </PagedList>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {t`± is the 95% interval. A difference is stated from ${plural({ all: fewestClips.together }, { one: '# clip', other: '# clips' })} for all skills together, and from ${{ single: fewestClips.skill }} for a single skill.`}
      </p>
    </div>
  );
}

function Difference({ found, skill }: { found: PanelLine['found']; skill: SkillName | undefined }) {
  if (found === null) return <span>–</span>;
  const words = differenceWords(found, skill ?? null);
  const isFew = found.half === null || found.clips < (skill ? fewestClips.skill : fewestClips.together);
  if (!isFew) return <span>{words}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-attention">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {words}
    </span>
  );
}
