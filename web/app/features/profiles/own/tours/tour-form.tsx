import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { createTour, type Tour, updateTour } from "@vesper/contract/profiles/tours";
import type { UseFormReturn } from "react-hook-form";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { api } from "#web/session/api.ts";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { CityBox } from "#web/shared/city-box.tsx";
import { toursQuery } from "../queries.ts";
import { newTour, TourForm as Draft, type TourInput, toTourInput } from "./tour-draft.ts";
import { Form } from "#web/ui/forms/form.tsx";

export function TourForm({ tour, onClose }: { tour?: Tour; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useSchemaForm(Draft, tour ? toTourInput(tour) : newTour);
  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to save your tour",
    send: async (body) => {
      try {
        if (tour) await api.call(updateTour, { params: { id: tour._id }, body });
        else await api.call(createTour, { body });
      } finally {
        void queries.invalidateQueries(toursQuery);
      }
      toast.success(tour ? "Tour updated" : "Tour added");
      onClose();
    },
  });

  return (
    <Form onSubmit={submit}>
      <TourFields form={form} />
      <TextArea
        {...getFieldProps(form, "note", "Note")}
        optional
        rows={3}
        help="Shown next to the dates on your profile."
      />
      <FormError>{failure}</FormError>
      <DialogButtons
        label={tour ? "Save changes" : "Add tour"}
        busy={form.formState.isSubmitting}
        onCancel={onClose}
      />
    </Form>
  );
}

function TourFields({ form }: { form: UseFormReturn<TourInput, unknown, Draft> }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CityBox
        {...getFieldProps(form, "city", "City")}
        onPick={({ city, country }) => {
          form.setValue("city", city, { shouldValidate: true });
          form.setValue("country", country, { shouldValidate: true });
        }}
      />
      <TextField {...getFieldProps(form, "country", "Country")} autoComplete="off" />
      <TextField {...getFieldProps(form, "from", "First day")} type="date" />
      <TextField {...getFieldProps(form, "to", "Last day")} type="date" />
    </div>
  );
}
