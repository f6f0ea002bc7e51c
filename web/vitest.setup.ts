import { configure } from "@testing-library/dom";

// The default of one second is too short while other suites use the machine.
configure({ asyncUtilTimeout: 15_000 });
