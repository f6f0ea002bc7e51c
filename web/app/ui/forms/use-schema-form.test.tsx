// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { useEditForm } from "./use-schema-form.ts";

const Draft = z.object({ title: z.string().min(1, "Title is required"), currency: z.string() });

it("keeps error messages when new values arrive after a failed submit", async () => {
  const { result, rerender } = renderHook(
    ({ currency }) => {
      const form = useEditForm(Draft, { title: "", currency });
      return { form, errors: form.formState.errors, isSubmitted: form.formState.isSubmitted };
    },
    { initialProps: { currency: "USD" } },
  );
  await act(() => result.current.form.handleSubmit(() => {})());

  rerender({ currency: "EUR" });

  expect(result.current.errors.title?.message).toBe("Title is required");
  expect(result.current.isSubmitted).toBe(true);
  expect(result.current.form.getValues("currency")).toBe("EUR");
});
