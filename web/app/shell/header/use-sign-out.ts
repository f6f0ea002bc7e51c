import { useNavigate } from "react-router";
import { signOut } from "#web/session/sign-out.ts";

/** Signs out and navigates home; guarded pages that are still mounted redirect there too. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate("/");
  };
}
