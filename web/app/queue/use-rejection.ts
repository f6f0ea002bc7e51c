import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Rejection } from "./rejection.ts";

/** The form of a no, empty at first. */
export const useRejection = () =>
  useForm<Rejection>({
    resolver: zodResolver(Rejection),
    defaultValues: { reason: "", category: "other" },
  });
