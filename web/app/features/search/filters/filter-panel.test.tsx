// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { Filters } from "./filters.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { PriceFields } from "./price-field.tsx";
import { toPrice } from "./price-scale.ts";

afterEach(cleanup);

function FilterPage() {
  const filters = useLoaderData<Filters>();
  return (
    <FilterPanel filters={filters} total={1}>
      <PriceFields filters={filters} />
    </FilterPanel>
  );
}

/** Opens a page with price filters; `hold` delays the results of a query until it is released. */
async function openPage() {
  const held = new Map<string, PromiseWithResolvers<void>>();
  const asked: string[] = [];
  const loader = async ({ request }: { request: Request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    await held.get(search)?.promise;
    return Object.fromEntries(searchParams);
  };
  const router = createMemoryRouter(
    [{ path: "/search", loader, Component: FilterPage, HydrateFallback: () => null }],
    { initialEntries: ["/search"] },
  );
  render(<RouterProvider router={router} />);
  const lowest = await screen.findByLabelText<HTMLInputElement>("Lowest price");
  return {
    router,
    lowest,
    asked,
    move: (position: number) => fireEvent.input(lowest, { target: { value: String(position) } }),
    hold: (search: string) => {
      const gate = Promise.withResolvers<void>();
      held.set(search, gate);
      return gate.resolve;
    },
  };
}

it("keeps a thumb that moved on while earlier results were loading", async () => {
  const { router, lowest, asked, move, hold } = await openPage();
  const release = hold("?minPrice=100");
  move(1);
  await waitFor(() => expect(asked).toContain("?minPrice=100"));

  move(3);
  release();
  await waitFor(() => expect(router.state.location.search).toBe("?minPrice=100"));
  const atArrival = lowest.value;

  await waitFor(() => expect(router.state.location.search).toBe("?minPrice=200"));
  expect([atArrival, lowest.value]).toEqual(["3", "3"]);
});

it("creates one history entry for a thumb that rests on its way", async () => {
  const { router, lowest, move } = await openPage();
  for (const position of [1, 2, 3]) {
    move(position);
    await waitFor(() => expect(router.state.location.search).toBe(`?minPrice=${toPrice(position)}`));
  }

  await router.navigate(-1);

  await waitFor(() => expect(lowest.value).toBe("0"));
  expect(router.state.location.search).toBe("");
});

it("keeps a thumb that moved before the effects of the first render ran", async () => {
  function EarlyMove() {
    // `fireEvent` would swallow the update, because it cannot render during a commit.
    useLayoutEffect(() => {
      const lowest = screen.getByLabelText<HTMLInputElement>("Lowest price");
      lowest.stepUp();
      lowest.dispatchEvent(new Event("input", { bubbles: true }));
    }, []);
    return <FilterPage />;
  }
  const loader = () => ({});
  const router = createMemoryRouter(
    [{ path: "/search", loader, Component: EarlyMove, HydrateFallback: () => null }],
    { initialEntries: ["/search"] },
  );
  render(<RouterProvider router={router} />);

  await waitFor(() => expect(router.state.location.search).toBe("?minPrice=100"));
});
