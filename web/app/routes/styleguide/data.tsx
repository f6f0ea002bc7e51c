import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import EllipsisVertical from "virtual:icons/ellipsis-vertical";
import { Card, SectionCard } from "#web/ui/layout/card.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Table } from "#web/ui/data/table.tsx";
import { Exhibit } from "./exhibit.tsx";

const rows = Array.from({ length: 14 }, (_, index) => ({
  name: ["Marisol", "Ines", "Vera", "Noor"][index % 4] ?? "",
  city: ["Lisbon", "Vienna", "Prague", "London"][index % 4] ?? "",
  views: 1204 + index * 317,
}));

export function Data() {
  return (
    <Exhibit title="Data">
      <Profiles />
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <DefinitionList
            items={[
              { term: "Languages", detail: "French, English" },
              { term: "Height", detail: "172 cm" },
              {
                term: "Availability",
                detail: "Evenings, Tuesday to Saturday, and by arrangement on Sundays",
              },
            ]}
          />
        </Card>
        <SectionCard
          title="Rates"
          text="Shown in your own currency."
          actions={<Button size="small">Edit</Button>}
        >
          <p>€400 per hour</p>
        </SectionCard>
      </div>
    </Exhibit>
  );
}

function Profiles() {
  return (
    <Table label="Profiles" className="max-h-80">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">City</th>
          <th scope="col">Status</th>
          <th scope="col">Email</th>
          <th scope="col" data-numeric>
            Views
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.views} row={row} isPending={index % 3 === 0} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row, isPending }: { row: (typeof rows)[number]; isPending: boolean }) {
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{row.city}</td>
      <td>{isPending ? <Badge tone="gold">Pending</Badge> : <Badge tone="jade">Active</Badge>}</td>
      <td>{row.name.toLowerCase()}@vesper.example</td>
      <td data-numeric>{row.views.toLocaleString("en")}</td>
      <td>
        <div className="flex items-center justify-end gap-2">
          <Button size="small" tone="outline">
            Review
          </Button>
          <IconButton
            size="small"
            label={`More actions for ${row.name}`}
            icon={<EllipsisVertical aria-hidden />}
          />
        </div>
      </td>
    </tr>
  );
}
