import {
  createService,
  deleteService,
  type Service,
  updateService,
} from "@vesper/contract/profiles/services";
import { api } from "#web/session/api.ts";
import ConciergeBell from "virtual:icons/concierge-bell";
import { ServiceForm as Draft, newService, toServiceForm } from "./drafts.ts";
import { servicesQuery } from "./queries.ts";
import { TermFields } from "./term-fields.tsx";
import { TermForm } from "./term-form.tsx";
import type { TermFormProps, TermKind } from "./term.ts";

export const services: TermKind<Service> = {
  noun: "Service",
  plural: "Services",
  to: "?tab=services",
  query: servicesQuery,
  Icon: ConciergeBell,
  emptyText: "Escorts choose services from this list, and visitors filter by them.",
  mark: () => null,
  columns: [
    { title: "Slug", width: "w-24", looks: () => "wrap-anywhere text-muted", cell: ({ slug }) => slug },
    {
      title: "Description",
      width: "w-40",
      looks: () => "wrap-anywhere text-muted max-xl:hidden",
      cell: ({ description }) => description,
    },
  ],
  Form: ServiceForm,
  deletionText: () =>
    "Every profile loses it. To keep it on profiles, make it inactive instead. You can’t undo this.",
  remove: (id, force) => api.call(deleteService, { params: { id }, query: { force } }),
};

function ServiceForm(props: TermFormProps<Service>) {
  return (
    <TermForm
      {...props}
      noun="Service"
      query={servicesQuery}
      schema={Draft}
      empty={newService}
      toInput={toServiceForm}
      create={(body) => api.call(createService, { body })}
      update={(id, body) => api.call(updateService, { params: { id }, body })}
    >
      {(_all, id) => <TermFields path="/search?services=" isNew={id === undefined} />}
    </TermForm>
  );
}
